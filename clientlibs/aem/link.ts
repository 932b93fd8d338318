/**
 * The script that HTL uses for each address. A page of the site gets `.html`, and what the repository holds gets its
 * public address. Everything else stays as it is. HTL alone cannot ask the resource resolver (decision 30). It runs in
 * Rhino, which knows the JavaScript of 2009.
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
