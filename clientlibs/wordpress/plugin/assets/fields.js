// The controls of a block: one for each attribute of its widget. Plain JavaScript, as WordPress runs it.
(function () {
  const { createElement: element, Fragment } = wp.element;
  const { BaseControl, Button, SelectControl, TextControl, ToggleControl } = wp.components;
  const { MediaUpload, MediaUploadCheck, URLInput } = wp.blockEditor;
  const { decodeEntities } = wp.htmlEntities;
  const { words } = window.vetrinaBlocks;

  /** Fills in `%s`, `%1$s` and `%2$s`. */
  const say = (name, ...values) =>
    words[name].replace(/%(?:(\d)\$)?s/g, (_, position) => String(values[(position || 1) - 1]));

  /** WordPress escapes what users without unfiltered HTML write into a block. */
  const written = (value) => (typeof value === "string" ? decodeEntities(value) : value);

  /** The label of an attribute, marked if it is required. */
  const labelOf = ({ label, required }) => (required ? say("required", label) : label);

  const isMissing = ({ required }, value) => Boolean(required) && (value === undefined || value === "");

  const isDate = (text) => /^(\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4})$/.test(text.trim());

  const isOutside = ({ min, max }, value) =>
    (min !== undefined && value < min) || (max !== undefined && value > max);

  /** Message about an invalid value, or an empty string. */
  function mistake(field, value) {
    if (value === undefined || value === "") return "";
    if (field.type === "date" && !isDate(String(value))) return words.notADate;
    if (field.type === "number" && isOutside(field, value)) {
      return say("outOfRange", field.min ?? "−∞", field.max ?? "∞");
    }
    return "";
  }

  /** Text that explains the format of a value. The message about an invalid date already does. */
  const formOf = (field, value) => (field.type === "date" && !mistake(field, value) ? words.notADate : "");

  /** The text below a field. */
  const helpOf = (field, value, ...more) =>
    [mistake(field, value), field.help, formOf(field, value), ...more].filter(Boolean).join(" ");

  const common = (field, value, ...more) => ({
    label: labelOf(field),
    help: helpOf(field, value, ...more),
    required: field.required,
    __nextHasNoMarginBottom: true,
    __next40pxDefaultSize: true,
  });

  function Choice({ field, value, onChange }) {
    const { choices, default: preset } = field;
    const unset = field.required ? words.choose : words.asConfigured;
    const none = preset === undefined ? unset : say("defaultChoiceOf", choices[preset] ?? preset);
    const options = Object.entries(choices).map(([choice, label]) => ({ value: choice, label }));
    return element(SelectControl, {
      ...common(field, value),
      value: value ?? "",
      options: [{ value: "", label: none }, ...options],
      onChange: (chosen) => onChange(chosen === "" ? undefined : chosen),
    });
  }

  function Switch({ field, value, onChange }) {
    return element(ToggleControl, { ...common(field, value), checked: Boolean(value), onChange });
  }

  function Text({ field, value, onChange }) {
    const isNumber = field.type === "number";
    const change = (text) => {
      if (text === "") onChange(undefined);
      else onChange(isNumber ? Number(text) : text);
    };
    return element(TextControl, {
      ...common(field, value),
      value: written(value) ?? "",
      onChange: change,
      ...(isNumber && { type: "number", min: field.min, max: field.max, step: 1 }),
      ...(field.default !== undefined && { placeholder: String(field.default) }),
    });
  }

  /** The control for a URL, which suggests pages of the site while the author types. */
  function Url({ field, value, onChange }) {
    const change = (text) => onChange(text === "" ? undefined : text);
    return element(
      BaseControl,
      { help: helpOf(field, value, words.url), __nextHasNoMarginBottom: true },
      element(URLInput, {
        label: labelOf(field),
        value: written(value) ?? "",
        onChange: change,
        className: "vetrina-url",
      }),
    );
  }

  function Picture(props) {
    const choose = ({ open }) =>
      element(Button, { variant: "secondary", onClick: open }, words.choosePicture);
    const library = element(MediaUpload, {
      allowedTypes: ["image"],
      onSelect: ({ url }) => props.onChange(url),
      render: choose,
    });
    const field = element(Text, props);
    return element(Fragment, {}, field, element(MediaUploadCheck, {}, library));
  }

  const controls = { url: Url, choice: Choice, flag: Switch, image: Picture };

  /** The controls of some fields. */
  const fieldControls = (fields, attributes, setAttributes) =>
    Object.entries(fields).map(([name, field]) =>
      element(
        "div",
        { key: name, className: "vetrina-field", "data-vetrina-field": name },
        element(controls[field.type] ?? Text, {
          field,
          value: attributes[name],
          onChange: (value) => setAttributes({ [name]: value }),
        }),
      ),
    );

  window.vetrinaFields = { fieldControls, isMissing, labelOf, say, words };
})();
