export type { SendPush } from './push/send-push'
