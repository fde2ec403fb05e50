import { addEarly } from './add-early'

/* The inline script of pages whose HTML has a cart line, beside the early script of all rendered pages. */

globalThis.addEarly = addEarly
