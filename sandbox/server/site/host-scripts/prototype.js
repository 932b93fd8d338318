/*
 * The changes of Prototype 1.6 to built-ins, in short: enumerable members, replaced methods, and a
 * constructor `Element`.
 */
(function () {
  var extend = function (target, members) {
    for (var name in members) target[name] = members[name];
    return target;
  };
  /* New members. No page of the sandbox calls them, so they do nothing. */
  var add = function (target, names) {
    names.split(" ").forEach(function (name) {
      target[name] = function () {
        return this;
      };
    });
  };
  Object.extend = extend;
  Object.toJSON = function (object) {
    return typeof object === "object" ? "{}" : String(object);
  };
  add(Function.prototype, "argumentNames curry defer wrap methodize");
  add(String.prototype, "gsub strip inspect empty");
  extend(String.prototype, {
    toJSON: function () {
      return '"' + this + '"';
    },
    startsWith: function (pattern) {
      return this.indexOf(pattern) === 0;
    },
    endsWith: function (pattern) {
      var at = this.length - pattern.length;
      return at >= 0 && this.lastIndexOf(pattern) === at;
    },
  });
  add(Number.prototype, "succ");
  Number.prototype.toJSON = function () {
    return isFinite(this) ? this.toString() : "null";
  };
  add(Array.prototype, "each collect detect include first last compact clone size");
  extend(Array.prototype, {
    find: function (test, context) {
      for (var i = 0; i < this.length; i++) if (test.call(context, this[i], i)) return this[i];
    },
    entries: function () {
      return this.slice();
    },
    toJSON: function () {
      return "[" + this.join(", ") + "]";
    },
    reduce: function () {
      return this.length > 1 ? this : this[0];
    },
  });
  Array.from = function (iterable) {
    if (!iterable) return [];
    if (iterable.toArray) return iterable.toArray();
    var length = iterable.length || 0;
    var results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  var NativeElement = window.Element;
  window.Element = function (tagName, attributes) {
    return extend(document.createElement(tagName), attributes || {});
  };
  extend(window.Element, NativeElement);
  window.Element.prototype = NativeElement.prototype;
  add(HTMLElement.prototype, "visible hide show clone select");
  extend(HTMLElement.prototype, {
    remove: function () {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo: function () {
      var box = this.getBoundingClientRect();
      window.scrollTo(box.left + scrollX, box.top + scrollY);
      return this;
    },
  });
  window.Hash = function (object) {
    this._object = object;
  };
  extend(window.Event, { KEY_ESC: 27, observe: function () {} });
  window.$ = function (id) {
    return document.getElementById(id);
  };
  window.$A = Array.from;
})();
