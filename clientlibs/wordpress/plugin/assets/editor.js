// The blocks in the editor: their controls in the sidebar, and the element as the server prints it.
(function () {
  const { createElement: element, Fragment, RawHTML, useEffect, useState } = wp.element;
  const { registerBlockType } = wp.blocks;
  const { Disabled, Notice, PanelBody } = wp.components;
  const { InnerBlocks, InspectorControls, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
  const { fieldControls, isMissing, labelOf, say, words } = window.vetrinaFields;
  const { widgets } = window.vetrinaBlocks;
  const { apiFetch } = wp;

  /** Attributes that any HTML element has are in a separate panel. */
  const isIdentification = ([name, { attribute }]) => attribute === name;

  function panels(fields, { attributes, setAttributes }) {
    const panel = (title, entries, initialOpen) =>
      entries.length > 0 &&
      element(
        PanelBody,
        { title, initialOpen },
        fieldControls(Object.fromEntries(entries), attributes, setAttributes),
      );
    const entries = Object.entries(fields);
    return element(
      InspectorControls,
      {},
      panel(
        words.properties,
        entries.filter((entry) => !isIdentification(entry)),
        true,
      ),
      panel(words.identification, entries.filter(isIdentification), false),
    );
  }

  /** A notice that lists missing values; undefined if there are none. */
  function missing({ fields, requiredOneOf = [] }, attributes) {
    const labels = Object.entries(fields)
      .filter(([name, field]) => isMissing(field, attributes[name]))
      .map(([, { label }]) => label);
    if (requiredOneOf.length > 0 && requiredOneOf.every((name) => !attributes[name]))
      labels.push(requiredOneOf.map((name) => fields[name].label).join(" / "));
    if (labels.length === 0) return undefined;
    return element(Notice, { status: "warning", isDismissible: false }, say("missing", labels.join(", ")));
  }

  /**
   * Shows the element as the server prints it, in edit mode, in which it ignores clicks. WordPress' own
   * `ServerSideRender` loses a change if the editor renders the block again within half a second.
   */
  function Preview({ widget, attributes }) {
    const { block, fields } = widget;
    // The editor's own attributes, such as a lock, are not attributes of the element.
    const own = Object.fromEntries(Object.entries(attributes).filter(([name]) => name in fields));
    const sent = JSON.stringify(own);
    const [shown, setShown] = useState({ markup: "", failed: false });
    useEffect(() => {
      let isCurrent = true;
      const show = (next) => isCurrent && setShown(next);
      const ask = () =>
        apiFetch({
          path: `/wp/v2/block-renderer/${block}?context=edit`,
          method: "POST",
          data: { attributes: JSON.parse(sent) },
        }).then(
          ({ rendered }) => show({ markup: rendered, failed: false }),
          () => show({ markup: "", failed: true }),
        );
      const timer = setTimeout(ask, 300);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [block, sent]);
    if (shown.failed) return element(Notice, { status: "warning", isDismissible: false }, words.noPreview);
    return element(Disabled, {}, element(RawHTML, {}, shown.markup));
  }

  /** The preview of an element. An element that opens over the page has only a sentence. */
  function preview(widget, attributes) {
    const { overlay, summary } = widget;
    if (overlay) return element("p", { className: "vetrina-summary" }, `${summary} ${words.unseen}`);
    return element(Preview, { widget, attributes });
  }

  /**
   * Options of the blocks inside: each slot once, or any number of repeated children. A new block starts with
   * one block of each kind.
   */
  function innerBlocks({ children, contains = [] }) {
    const blocks = [...children.map(({ block }) => block), ...contains];
    const isList = contains.length > 0 || children.some(({ repeated }) => repeated);
    return {
      allowedBlocks: blocks,
      template: blocks.map((block) => [block]),
      templateLock: isList ? false : "all",
      renderAppender: isList ? InnerBlocks.ButtonBlockAppender : false,
    };
  }

  /** A widget with slots, with repeated children, or with other widgets inside. */
  const hasInnerBlocks = ({ children, contains }) => children.length > 0 || contains !== undefined;

  function Children({ widget }) {
    return element("div", useInnerBlocksProps({ className: "vetrina-children" }, innerBlocks(widget)));
  }

  const editWidget = (widget) =>
    function Edit(props) {
      const { attributes } = props;
      return element(
        Fragment,
        {},
        panels(widget.fields, props),
        element(
          "div",
          useBlockProps({ className: "vetrina-block" }),
          element("p", { className: "vetrina-name" }, widget.title),
          missing(widget, attributes) ?? preview(widget, attributes),
          hasInnerBlocks(widget) && element(Children, { widget }),
        ),
      );
    };

  /** Blocks that authors can put into a slot. */
  const slotContent = {
    allowedBlocks: [
      "core/paragraph",
      "core/list",
      "core/list-item",
      "core/heading",
      "core/image",
      "core/html",
    ],
    template: [["core/paragraph", { placeholder: words.writeHere }]],
    templateLock: false,
  };

  const editChild = (child) =>
    function Edit(props) {
      const { attributes } = props;
      // The first field identifies a repeated child.
      const [first = ""] = Object.keys(child.fields);
      return element(
        Fragment,
        {},
        panels(child.fields, props),
        element(
          "div",
          useBlockProps({ className: "vetrina-slot" }),
          element(
            "p",
            { className: "vetrina-name" },
            [labelOf({ ...child, label: child.title }), attributes[first]].filter(Boolean).join(": "),
          ),
          missing(child, attributes),
          element("div", useInnerBlocksProps({}, slotContent)),
        ),
      );
    };

  // The texts of the slots are saved in the post, so they stay if the plugin is deleted.
  const save = () => element(InnerBlocks.Content);

  for (const widget of widgets) {
    registerBlockType(widget.block, {
      edit: editWidget(widget),
      save: hasInnerBlocks(widget) ? save : () => null,
    });
    for (const child of widget.children) registerBlockType(child.block, { edit: editChild(child), save });
  }
})();
