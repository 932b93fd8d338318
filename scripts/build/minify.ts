import terser from "@rollup/plugin-terser";

const options = { module: true, ecma: 2020, compress: { passes: 5, inline: 1 } } as const;

/** Private members of the STOMP library's parser. Nothing outside its chunk names them, so they get short names. */
const parserMembers =
  /^_(collect(Command|Frame|Header|Body)|consume(Byte|Token)|setupCollectBody|retrievedBody|reinjectByte|bodyBytesRemaining|headerKey|initState|onByte)/;

/** The minifier of modules, as an application's bundler would have it. */
export const minifyModules = () => terser(options);

/** The minifier of the chunks of `dist`. */
export const minifyChunks = () => terser({ ...options, mangle: { properties: { regex: parserMembers } } });
