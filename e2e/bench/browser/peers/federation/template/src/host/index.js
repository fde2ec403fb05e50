// Imported asynchronously, so that the shared packages are negotiated before they are used.
import('./bootstrap')
