import { listOf } from "../../../../src/utils/list-of";
import type { FileObject } from "./entities";
import { base, links, type EntityContext } from "./entity-context";

type Row = readonly [id: string, name: string, mimeType: string, uri: string, size: number];

/** The documents that players read. */
const documents = (context: EntityContext): readonly Row[] => [
  ["regolamento", "Regolamento dei tornei.pdf", "application/pdf", "/assets/documents/regolamento.pdf", 1065],
  ["calendario", "Calendario dei tornei.xlsx", "", "/assets/documents/calendario.xlsx", 1664],
  ["moduli", "Regolamento e modifiche", "application/zip", "/assets/documents/moduli.zip", 868],
  [
    "tavolo",
    "Immagine del Torneo d’autunno.webp",
    "image/webp",
    links(context, "Torneo d’autunno").bannerLink,
    96_000,
  ],
  ["note", "Modifiche al regolamento.txt", "text/plain", "/assets/documents/note.txt", 149],
  // The URL of this document has a forbidden scheme.
  [
    "sospetto",
    "Regolamento dei tornei (edizione precedente).pdf",
    "application/pdf",
    "ftp://archivio.example/documento.pdf",
    1200,
  ],
  // This document has no size and no URL.
  ["bozza", "Archivio dei regolamenti", "application/x-sconosciuto", "", 0],
];

export function demoFiles(context: EntityContext): readonly FileObject[] {
  const files = (repositoryId: string, folder: string, rows: readonly Row[]) =>
    rows.map(([id, name, mimeType, uri, size]) => ({
      ...base(context, `file-${id}`, name),
      repositoryId,
      mimeType,
      uri,
      path: `${folder}/${name}`,
      parentFolderPath: folder,
      size: size || undefined,
    }));
  const { iconLink } = links(context, "Bonus");
  const icons = listOf(8, (index): Row => [
    `icon-${index}`,
    `icona-${index}.webp`,
    "image/webp",
    iconLink,
    12_000,
  ]);
  const wheels = ["iw-ruota", "iw-ruota-prossima"].map((id): Row => [
    id,
    id,
    "application/json",
    `/system-resources/instant-wins/${id}`,
    900,
  ]);
  return [
    ...files("repo-vetrina", "/icone", icons),
    ...files("repo-vetrina", "/instant-wins", wheels),
    ...files("repo-documenti", "/documenti", documents(context)),
  ];
}
