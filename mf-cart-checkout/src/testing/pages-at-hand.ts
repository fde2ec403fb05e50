// Imports the pages before a test's timeout starts, because compiling them may take longer than that.
import '../pages/cart-page'
import '../pages/checkout/checkout-page'
import '../pages/discount-link-page'
import '../pages/payment-page'
import '../pages/payment-status-page'
import '../pages/thank-you-page'
import '../pages/shared-cart-page'
