/**
 * The script that HTL uses for each URL. It appends `.html` to the path of a page of the site, and maps a
 * path in the repository to its public URL. Everything else stays unchanged. HTL alone cannot call the
 * resource resolver (decision 30). The script runs in Rhino, which supports the JavaScript of 2009.
 */
export const linkScriptContent = `use(function () {
    var written = this.address ? String(this.address) : "";
    var parts = /^(\\/[^?#]*)(.*)$/.exec(written);
    if (!parts || written.indexOf("//") === 0) {
        return { address: written };
    }
    var resolver = resource.getResourceResolver();
    var found = resolver.getResource(parts[1]);
    if (found === null) {
        return { address: written };
    }
    var path = String(found.getResourceType()) === "cq:Page" ? parts[1] + ".html" : parts[1];
    return { address: String(resolver.map(request, path)) + parts[2] };
});
`;
