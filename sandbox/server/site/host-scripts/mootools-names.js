/* The constructors that MooTools 1.2 replaces: none of them has the native prototype. */
(function () {
  window.Event = function (event) {
    event = event || window.event;
    this.event = event;
    this.type = event.type;
  };
  window.Element = function (tag) {
    return document.createElement(tag);
  };
  window.Document = function (document) {
    return document;
  };
  window.Window = function (window) {
    return window;
  };
})();
