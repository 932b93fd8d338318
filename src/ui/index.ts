export { Button, type ButtonLook, type ButtonProps } from "./Button";
export { Dialog, type DialogProps } from "./Dialog";
export { cycleTab, deepActiveElement, tabbables } from "./focus";
export { Icon, type IconName } from "./Icon";
export { Notice, type NoticeProps, type NoticeTone } from "./Notice";
export { lockScroll, type Unlock } from "./scroll-lock";
export { Skeleton, type SkeletonProps } from "./Skeleton";
export { lightDomStyles, uiStyles } from "./styles";
