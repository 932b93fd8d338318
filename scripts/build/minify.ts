import terser from "@rollup/plugin-terser";

/** How every module is made small. */
export const minifyModules = () => terser({ module: true, ecma: 2020, compress: { passes: 3 } });
