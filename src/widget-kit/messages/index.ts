export { inboxTypes, useInbox, useUnreadMessages } from "./useUnreadMessages";
