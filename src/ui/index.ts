export { Button, buttonAttributes, type ButtonLook, type ButtonProps } from "./button/Button";
export { Card, type CardProps } from "./card/Card";
export { Icon, iconOf, type IconName } from "./icon/Icon";
export { hideBroken, Image } from "./image/Image";
export { Notice, type NoticeProps, type NoticeTone } from "./notice/Notice";
export { PanelState, type PanelStateProps, type PanelStatus } from "./panel-state/PanelState";
export { Skeleton, type SkeletonProps } from "./skeleton/Skeleton";
export { cardStyles, lightDomStyles, panelStateStyles, uiStyles } from "./theme/styles";
export { uiTexts } from "./texts";
