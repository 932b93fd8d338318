import { importMapOf, optOutMarkup } from "../library-page";
import type { BuiltLibrary } from "../source";
import { publicPath } from "./names";

/**
 * HTL templates for the head of a page. `base` prints the folder of the chunks, so that the script finds them
 * regardless of its own URL, and with `importMap` the digests of the chunks. `script` prints the script tag
 * with a nonce and the attributes for optimisers, which the Core Components cannot print.
 */
export const libraryTemplate = ({ resources }: BuiltLibrary): string => `\
<template data-sly-template.base="\${@ importMap, nonce}">
<meta name="vetrina-base" content="${publicPath}/resources/">
<script type="importmap" data-sly-test="\${importMap}" nonce="\${nonce}">
${importMapOf(resources, `${publicPath}/resources/`).trim()}
</script>
</template>
<template data-sly-template.script="\${@ nonce}">
<script src="${publicPath}.js" async ${optOutMarkup} nonce="\${nonce}"></script>
</template>
`;
