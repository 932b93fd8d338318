import terser from "@rollup/plugin-terser";

const options = { module: true, ecma: 2020, compress: { passes: 5, inline: 1 } } as const;

/** Private members of the STOMP library's classes. Nothing outside their chunk names them, so they get short names. */
const stompMembers = new RegExp(
  [
    "^_(collect(Command|Frame|Header|Body)|consume(Byte|Token)|setupCollectBody|retrievedBody|reinjectByte)",
    "^_(bodyBytesRemaining|headerKey|initState|onByte)",
    "^_(results|token|encoder|decoder|body|binaryBody)$",
    "^(serializeCmdAndHeaders|hdrValueEscape|isBodyEmpty|bodyLength|isBinaryBody|skipContentLengthHeader)$",
  ].join("|"),
);

/** The minifier of modules, as an application's bundler would have it. */
export const minifyModules = () => terser(options);

/** The minifier of the chunks of `dist`. */
export const minifyChunks = () => terser({ ...options, mangle: { properties: { regex: stompMembers } } });

/** Members of the loader's own objects. Nothing outside the loader names them, so they get short names. */
const loaderMembers =
  /^(elements|chunks|prefetch|isRepeated|addressParameter|unless|origins|sockets|reads|ending|when|near)$/;

/** The minifier of the loader. Not `unsafe`: that assumes that built-ins work, and replaces the probes by their results. */
export const minifyLoader = () =>
  terser({
    ecma: 2020,
    compress: { passes: 5, unsafe_arrows: true, unsafe_methods: true },
    mangle: { properties: { regex: loaderMembers } },
  });
