import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { descriptions } from "../../../widgets/descriptions";
import { measureCosts } from "./costs";
import { createProgram, writeDeclarations } from "./declarations";
import { root } from "./entries";
import { packageManifest, type ProjectManifest } from "./manifest";
import { writeModules } from "./modules";
import { renderReadme } from "./readme";
import { createReference } from "./reference";

const folder = `${root}${process.env.VETRINA_DIST ?? "dist"}/npm`;
const project = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as ProjectManifest;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { imported, fileOf } = await writeModules(folder, project.version);
const program = createProgram();
writeDeclarations(program, folder);
writeFileSync(`${folder}/package.json`, `${JSON.stringify(packageManifest(project, imported), null, 2)}\n`);
const costs = await measureCosts(folder, descriptions, fileOf);
copyFileSync(`${root}LICENSE`, `${folder}/LICENSE`);
writeFileSync(`${folder}/README.md`, renderReadme(project, descriptions, createReference(program), costs));
