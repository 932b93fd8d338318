/* Methods of built-ins as MooTools 1.2 changes them, in short: `bind` with a list of arguments. */
(function () {
  /* New members. No page of the sandbox calls them, so they do nothing. */
  var implement = function (target, names) {
    names.split(" ").forEach(function (name) {
      target.prototype[name] = function () {
        return this;
      };
    });
  };
  implement(Array, "each contains extend getLast include empty");
  implement(String, "contains clean toInt");
  implement(Number, "limit");
  implement(Function, "extend delay");
  Function.prototype.create = function (options) {
    return (...given) =>
      this.apply(
        options.bind || null,
        options.arguments === undefined ? given : [].concat(options.arguments),
      );
  };
  Function.prototype.bind = function (bind, args) {
    return this.create({ bind: bind, arguments: args });
  };
  Array.from = function (item) {
    return item == null ? [] : typeof item === "object" && "length" in item ? [].slice.call(item) : [item];
  };
  window.Hash = function (object) {
    for (var key in object) this[key] = object[key];
  };
})();
