import terser from "@rollup/plugin-terser";

/** The minifier of modules, as an application's bundler would have it. */
export const minifyModules = () => terser({ module: true, ecma: 2020, compress: { passes: 2 } });

/**
 * The minifier of classic scripts, such as the loader. Without a charset of its own, a classic script has the encoding of
 * the page, which need not be UTF-8: so it contains only ASCII.
 */
export const minifyClassicScript = () =>
  terser({ ecma: 2020, compress: { passes: 2 }, format: { ascii_only: true } });
