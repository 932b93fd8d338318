export { Button, type ButtonLook, type ButtonProps } from "./Button";
export { Card, type CardProps } from "./Card";
export { Icon, type IconName } from "./Icon";
export { Notice, type NoticeProps, type NoticeTone } from "./Notice";
export { PanelState, type PanelStateProps, type PanelStatus } from "./PanelState";
export { Progress, type ProgressProps } from "./Progress";
export { Skeleton, type SkeletonProps } from "./Skeleton";
export { cardStyles, lightDomStyles, panelStateStyles, progressStyles, uiStyles } from "./styles";
export { type SayUi, uiTexts } from "./texts";
