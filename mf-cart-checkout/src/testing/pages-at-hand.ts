// Imported before a test's timeout starts: compiling a page may take longer.
import '../pages/cart-page'
import '../pages/checkout/checkout-page'
import '../pages/payment-page'
import '../pages/payment-status-page'
import '../pages/thank-you-page'
import '../pages/shared-cart-page'
