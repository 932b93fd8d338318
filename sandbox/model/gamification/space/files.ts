import type { FileObject } from "./entities";
import { base, links, type EntityContext } from "./entity-context";
import { listOf } from "../../../../src/utils/list-of";

/** The repository whose files players read. */
const documentsRepository = "repo-documenti";

export function demoFiles(context: EntityContext): readonly FileObject[] {
  const file = (id: string, name: string, mimeType: string, folder: string, uri: string, size: number) => ({
    ...base(context, id, name),
    repositoryId: "repo-vetrina",
    mimeType,
    path: `${folder}/${name}`,
    parentFolderPath: folder,
    uri,
    size,
  });
  const document = (id: string, name: string, mimeType: string, uri: string, size: number) => ({
    ...file(`file-${id}`, name, mimeType, "/documenti", uri, size),
    repositoryId: documentsRepository,
  });
  const documents = [
    document(
      "regolamento",
      "Regolamento dei tornei.pdf",
      "application/pdf",
      "/assets/documents/regolamento.pdf",
      1065,
    ),
    document("calendario", "Calendario dei tornei.xlsx", "", "/assets/documents/calendario.xlsx", 1664),
    document("moduli", "Regolamento e modifiche", "application/zip", "/assets/documents/moduli.zip", 868),
    document(
      "tavolo",
      "Immagine del Torneo d’autunno.webp",
      "image/webp",
      links(context, "Torneo d’autunno").bannerLink,
      96_000,
    ),
    document("note", "Modifiche al regolamento.txt", "text/plain", "/assets/documents/note.txt", 149),
    // Its address is not allowed.
    document(
      "sospetto",
      "Regolamento dei tornei (edizione precedente).pdf",
      "application/pdf",
      "ftp://archivio.example/documento.pdf",
      1200,
    ),
    // Without size and address.
    { ...document("bozza", "Archivio dei regolamenti", "application/x-sconosciuto", "", 0), size: undefined },
  ];
  const icons = listOf(8, (index) =>
    file(
      `file-icon-${index}`,
      `icona-${index}.webp`,
      "image/webp",
      "/icone",
      links(context, "Bonus").iconLink,
      12_000,
    ),
  );
  const wheels = ["iw-ruota", "iw-ruota-prossima"].map((id) =>
    file(`file-${id}`, id, "application/json", "/instant-wins", `/system-resources/instant-wins/${id}`, 900),
  );
  return [...icons, ...wheels, ...documents];
}
