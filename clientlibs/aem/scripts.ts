import { importMapOf, optOutMarkup } from "../library-page";
import type { BuiltLibrary } from "../source";
import { publicPath } from "./names";

/**
 * HTL templates for the head of a page. `base` prints the folder of the chunks, so that the script finds them
 * regardless of its own URL. With `importMap`, it also prints their digests. `script` prints the script tag
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

/**
 * The script that HTL uses for each URL. It appends `.html` to the path of a page of the site, and maps a
 * path in the repository to its public URL. Everything else stays unchanged. HTL alone cannot call the
 * resource resolver (decision 30). The script runs in Rhino, which supports the JavaScript of 2009.
 */
export const linkScriptContent = `use(function () {
    var written = this.url ? String(this.url) : "";
    var parts = /^(\\/[^?#]*)(.*)$/.exec(written);
    if (!parts || written.indexOf("//") === 0) {
        return { url: written };
    }
    var resolver = resource.getResourceResolver();
    var found = resolver.getResource(parts[1]);
    if (found === null) {
        return { url: written };
    }
    var path = String(found.getResourceType()) === "cq:Page" ? parts[1] + ".html" : parts[1];
    return { url: String(resolver.map(request, path)) + parts[2] };
});
`;
