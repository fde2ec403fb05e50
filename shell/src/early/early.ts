import { keepEarlyActs } from './early-acts'
import { startScripts } from './start-scripts'
import { trustScripts } from './trusted-scripts'

/* The one script that stands in a rendered page itself, allowed by its hash: it must be there before any click. */

trustScripts()
keepEarlyActs()
startScripts()
