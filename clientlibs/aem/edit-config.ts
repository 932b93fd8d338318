import type { DescribedWidget } from "../../src/description";
import { ownAttributes } from "../describe";
import { node, pictureTypes } from "./fields";
import { contentXml, multiple } from "./xml";

/**
 * `_cq_editConfig.xml`: images of the DAM can be dropped on the component, which is rendered again after an
 * edit. For an element outside the page flow, which a page has only once, the whole page is rendered again.
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
