/* What Prototype 1.6 does to built-ins, in short: enumerable members, replaced methods, and a constructor `Element`. */
(function () {
  var extend = function (target, members) {
    for (var name in members) target[name] = members[name];
    return target;
  };
  Object.extend = extend;
  Object.toJSON = function (object) {
    return typeof object === "object" ? "{}" : String(object);
  };
  extend(Function.prototype, {
    argumentNames: function () {
      return [];
    },
    curry: function () {
      return this;
    },
    defer: function () {
      return setTimeout(this, 10);
    },
    wrap: function (wrapper) {
      return wrapper;
    },
    methodize: function () {
      return this;
    },
  });
  extend(String.prototype, {
    gsub: function (pattern, text) {
      return this.split(pattern).join(text);
    },
    strip: function () {
      return this.replace(/^\s+/, "").replace(/\s+$/, "");
    },
    inspect: function () {
      return '"' + this + '"';
    },
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
    empty: function () {
      return this == "";
    },
  });
  extend(Number.prototype, {
    toJSON: function () {
      return isFinite(this) ? this.toString() : "null";
    },
    succ: function () {
      return this + 1;
    },
  });
  extend(Array.prototype, {
    each: function (run) {
      this.forEach(run);
      return this;
    },
    collect: Array.prototype.map,
    detect: Array.prototype.find,
    find: function (test, context) {
      for (var i = 0; i < this.length; i++) if (test.call(context, this[i], i)) return this[i];
    },
    include: function (value) {
      return this.indexOf(value) !== -1;
    },
    entries: function () {
      return this.slice();
    },
    first: function () {
      return this[0];
    },
    last: function () {
      return this[this.length - 1];
    },
    compact: function () {
      return this.filter(function (value) {
        return value != null;
      });
    },
    clone: function () {
      return [].concat(this);
    },
    size: function () {
      return this.length;
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
  extend(HTMLElement.prototype, {
    visible: function () {
      return this.style.display !== "none";
    },
    remove: function () {
      this.parentNode.removeChild(this);
      return this;
    },
    hide: function () {
      this.style.display = "none";
      return this;
    },
    show: function () {
      this.style.display = "";
      return this;
    },
    scrollTo: function () {
      var box = this.getBoundingClientRect();
      window.scrollTo(box.left + scrollX, box.top + scrollY);
      return this;
    },
    clone: function (deep) {
      return this.cloneNode(deep);
    },
    select: function () {
      return [];
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
