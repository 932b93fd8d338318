/* What MooTools 1.2 does to built-ins, in short: `bind` with a list of arguments, and its own Event, Element and Document. */
(function () {
  var implement = function (target, members) {
    for (var name in members) if (!target.prototype[name]) target.prototype[name] = members[name];
  };
  implement(Array, {
    each: Array.prototype.forEach,
    contains: function (value) {
      return this.indexOf(value) !== -1;
    },
    extend: function (list) {
      for (var i = 0; i < list.length; i++) this.push(list[i]);
      return this;
    },
    getLast: function () {
      return this[this.length - 1] || null;
    },
    include: function (value) {
      if (!this.contains(value)) this.push(value);
      return this;
    },
    empty: function () {
      this.length = 0;
      return this;
    },
  });
  implement(String, {
    contains: function (text) {
      return this.indexOf(text) > -1;
    },
    clean: function () {
      return this.replace(/\s+/g, " ").trim();
    },
    toInt: function (base) {
      return parseInt(this, base || 10);
    },
  });
  implement(Number, {
    limit: function (min, max) {
      return Math.min(max, Math.max(min, this));
    },
  });
  implement(Function, {
    extend: function (members) {
      for (var name in members) this[name] = members[name];
      return this;
    },
    create: function (options) {
      return (...given) =>
        this.apply(
          options.bind || null,
          options.arguments === undefined ? given : [].concat(options.arguments),
        );
    },
    delay: function (time, bind, args) {
      return setTimeout(this.create({ bind: bind, arguments: args }), time);
    },
  });
  Function.prototype.bind = function (bind, args) {
    return this.create({ bind: bind, arguments: args });
  };
  Array.from = function (item) {
    return item == null ? [] : typeof item === "object" && "length" in item ? [].slice.call(item) : [item];
  };
  window.Hash = function (object) {
    for (var key in object) this[key] = object[key];
  };
  window.Event = function (event) {
    event = event || window.event;
    this.event = event;
    this.type = event.type;
    this.target = event.target || event.srcElement;
  };
  window.Element = function (tag, properties) {
    return Object.assign(document.createElement(tag), properties);
  };
  window.Document = function (document) {
    return document;
  };
})();
