import type { DescribedWidget } from "../../src/description";
import { ownAttributes } from "../describe";
import { node, pictureTypes } from "./fields";
import { contentXml, multiple } from "./xml";

/**
 * `_cq_editConfig.xml`: authors can drop images from the DAM on the component. After an edit, AEM renders the
 * component again or, for an element outside the page flow, the whole page.
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
