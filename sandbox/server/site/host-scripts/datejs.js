/* What Datejs does to built-ins, in short: `parse` returns a Date, `toString` takes a format. */
(function () {
  var parse = Date.parse;
  var toText = Date.prototype.toString;
  Date.today = function () {
    return new Date().clearTime();
  };
  Date.parse = function (text) {
    var time = parse(text);
    return isNaN(time) ? null : new Date(time);
  };
  Date.prototype.clearTime = function () {
    this.setHours(0, 0, 0, 0);
    return this;
  };
  Date.prototype.addDays = function (days) {
    this.setDate(this.getDate() + days);
    return this;
  };
  Date.prototype.toString = function (format) {
    return format ? format.replace("yyyy", this.getFullYear()) : toText.call(this);
  };
  Date.prototype.getTimezone = function () {
    return "CET";
  };
  Number.prototype.days = function () {
    return this * 86400000;
  };
})();
