import type { DescribedWidget } from "../../src/description";
import { ownAttributes } from "../describe";
import { node, pictureTypes } from "./fields";
import { contentXml, multiple } from "./xml";

/**
 * `_cq_editConfig.xml`: pictures of the DAM can be dropped on the component, and it is drawn again after an edit. An
 * element outside of the page's flow stands once in a page, so the whole page is drawn again.
 */
export function editConfigXml(definition: DescribedWidget): string {
  const targets = ownAttributes(definition)
    .filter(({ kind }) => kind.use === "image")
    .map(({ field }) =>
      node(field, {
        "jcr:primaryType": "cq:DropTargetConfig",
        accept: pictureTypes,
        groups: multiple("media"),
        propertyName: `./${field}`,
      }),
    );
  const refresh = definition.overlay ? "REFRESH_PAGE" : "REFRESH_SELF";
  return contentXml({ "jcr:primaryType": "cq:EditConfig" }, [
    ...(targets.length > 0 ? [node("cq:dropTargets", {}, targets)] : []),
    node("cq:listeners", {
      "jcr:primaryType": "cq:EditListenersConfig",
      afteredit: refresh,
      afterinsert: refresh,
    }),
  ]);
}
