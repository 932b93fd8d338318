import terser from "@rollup/plugin-terser";

/** The minifier of all modules. */
export const minifyModules = () => terser({ module: true, ecma: 2020, compress: { passes: 5, inline: 1 } });
