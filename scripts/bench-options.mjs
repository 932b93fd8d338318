import { existsSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";

/** Groups of benchmark cases. Each group is a file in `test/bench/cases`. */
const groups = readdirSync(new URL("../test/bench/cases", import.meta.url)).map((file) =>
  file.replace(/\.ts$/, ""),
);

const usage = `npm run bench -- [--rounds 9] [--only ${groups.join(",")}] [--before <dist>]

  --rounds  how often each case is measured (default: 9)
  --only    the groups of cases to measure, with commas between them (default: all)
  --before  the folder "dist" of an earlier build, to compare with`;

function parse(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "9" },
      only: { type: "string" },
      before: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds: expected a number above 0");
  const only = values.only?.split(",") ?? groups;
  const unknown = only.find((name) => !groups.includes(name));
  if (unknown !== undefined) throw new Error(`--only: there is no group "${unknown}"`);
  const { before, help } = values;
  if (before && !existsSync(`${before}/vetrina.js`))
    throw new Error(`--before: there is no built library in ${before}`);
  return { rounds, only, before, help };
}

/**
 * Returns the options of the benchmark. Ends the process after printing the help or if an option is invalid.
 * Does not use packages, because they may not be installed yet.
 */
export function readOptions() {
  try {
    const options = parse(process.argv.slice(2));
    if (!options.help) return options;
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(1);
  }
}
