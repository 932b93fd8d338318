/* The changes of Datejs to built-ins, in short: `parse` returns a Date, `toString` takes a format. */
(function () {
  var parse = Date.parse;
  var toText = Date.prototype.toString;
  Date.parse = function (text) {
    var time = parse(text);
    return isNaN(time) ? null : new Date(time);
  };
  Date.prototype.toString = function (format) {
    return format ? format.replace("yyyy", this.getFullYear()) : toText.call(this);
  };
  /* New members. No page of the sandbox calls them, so they do nothing. */
  Date.today =
    Date.prototype.clearTime =
    Date.prototype.addDays =
      function () {
        return this;
      };
  Date.prototype.getTimezone = Number.prototype.days = Date.today;
})();
