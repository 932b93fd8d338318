import terser from "@rollup/plugin-terser";

/** The minifier of modules, as an application's bundler would have it. */
export const minifyModules = () => terser({ module: true, ecma: 2020, compress: { passes: 2 } });

/** The minifier of the loader, a classic script. */
export const minifyLoader = () => terser({ ecma: 2020, compress: { passes: 2 } });
