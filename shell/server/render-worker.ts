import { startRenderThread } from 'composition/renderer/thread/start-render-thread'
import { shopSite } from './shop-site'

/* The shell's build for servers: the thread that renders the pages of one version of one remote. */

startRenderThread(shopSite)
