// Read before the clock of a test runs: compiling a page may take longer than a test waits for it.
import '../pages/cart-page'
import '../pages/checkout/checkout-page'
import '../pages/payment-page'
import '../pages/payment-status-page'
import '../pages/thank-you-page'
import '../pages/shared-cart-page'
