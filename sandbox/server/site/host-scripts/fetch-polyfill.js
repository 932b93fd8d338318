/*
 * An early `fetch` polyfill that always replaces `fetch`: its responses have no `body`, no `clone` and no
 * iterable headers.
 */
(function () {
  window.fetch = function (url, options) {
    options = options || {};
    return new Promise(function (resolve, reject) {
      var request = new XMLHttpRequest();
      request.open(options.method || "GET", url, true);
      for (var name in options.headers) {
        if (Object.prototype.hasOwnProperty.call(options.headers, name))
          request.setRequestHeader(name, options.headers[name]);
      }
      request.onload = function () {
        var headers = {};
        request
          .getAllResponseHeaders()
          .split(/\r?\n/)
          .forEach(function (line) {
            headers[line.split(":")[0].toLowerCase()] = line.replace(/^[^:]*: */, "");
          });
        resolve({
          ok: request.status >= 200 && request.status < 300,
          status: request.status,
          url: request.responseURL,
          headers: {
            get: function (name) {
              return name.toLowerCase() in headers ? headers[name.toLowerCase()] : null;
            },
          },
          text: function () {
            return Promise.resolve(request.responseText);
          },
          json: function () {
            return Promise.resolve(JSON.parse(request.responseText));
          },
        });
      };
      request.onerror = function () {
        reject(new TypeError("Network request failed"));
      };
      request.send(options.body === undefined ? null : options.body);
    });
  };
})();
