import terser from "@rollup/plugin-terser";

/** The minifier for modules, with options like those of an application's bundler. */
export const minifyModules = () => terser({ module: true, ecma: 2020, compress: { passes: 2 } });

/**
 * The minifier for classic scripts, such as the loader. Its output is ASCII, because the encoding of a
 * classic script without a charset may not be UTF-8.
 */
export const minifyClassicScript = () =>
  terser({ ecma: 2020, compress: { passes: 2 }, format: { ascii_only: true } });
