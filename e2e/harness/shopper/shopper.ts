import type { Page } from '@playwright/test'
import { expect } from '../expect'
import { openBrowser } from '../over-http/browser'
import { newCustomer } from './new-customer'
import { writes } from './writes'

/** One person with one browser. Every method is a step as the person would describe it. */
export class Shopper {
  readonly customer = newCustomer()

  constructor(readonly page: Page) {}

  get isOnAPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024
  }

  async opens(path: string) {
    await this.page.goto(path)
    const main = this.page.getByRole('main')
    await main.getByRole('heading', { level: 1 }).waitFor()
    await expect(main.getByText(/^Loading /)).toHaveCount(0)
  }

  /** Waits until the fonts and the visible pictures have loaded. */
  async seesEverythingInView() {
    await this.page.waitForFunction(() => {
      const inView = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        // Pictures cut off by the edge of the screen may load late.
        return bottom > 0 && top < innerHeight && left >= 0 && right <= innerWidth
      })
      return document.fonts.status === 'loaded' && inView.every(({ complete }) => complete)
    })
  }

  /** Scrolls screen by screen, waiting for the pictures of each. */
  async goesThroughThePage() {
    const next = () => {
      const before = window.scrollY
      window.scrollBy({ top: innerHeight, behavior: 'instant' })
      return window.scrollY > before
    }
    do await this.seesEverythingInView()
    while (await this.page.evaluate(next))
  }

  async sees(heading: string | RegExp) {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }

  async reads(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  async presses(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async follows(name: string | RegExp) {
    await this.page.getByRole('main').getByRole('link', { name }).first().click()
  }

  /** Uses the SHOP menu, which is in the drawer on phones. */
  async findsInTheShopMenu(link: string) {
    if (this.isOnAPhone) await this.presses('Open menu')
    const shop = this.page.getByRole('button', { name: 'SHOP', exact: true })
    if (this.isOnAPhone) await shop.click()
    else await shop.hover()
    await this.page.getByRole('link', { name: link, exact: true }).first().click()
  }

  /** Call this on a product page. */
  async choosesAndAdds(variant: string) {
    const variants = this.page.getByRole('combobox', { name: 'Select the Quantity' })
    const option = variants.getByRole('option', { name: new RegExp(`^${variant} - `) })
    await variants.selectOption(await option.textContent())
    await this.presses('ADD TO CART')
    await this.sees('YOUR CART')
  }

  async addsToCart(product: string, variant: string) {
    await this.opens('/all-products')
    await this.follows(new RegExp(`^${product} `))
    await this.sees(product)
    await this.choosesAndAdds(variant)
  }

  async registers() {
    const { firstName, lastName, email, phone, password } = this.customer
    await this.opens('/register')
    const main = this.page.getByRole('main')
    await writes(main.getByLabel('First Name'), firstName)
    await writes(main.getByLabel('Last Name'), lastName)
    await writes(main.getByLabel('Email Address'), email)
    await writes(main.getByLabel('Mobile Number'), phone)
    await writes(main.getByLabel('Password', { exact: true }), password)
    await this.presses('SUBMIT')
    await this.reads('Registration successful! Redirecting to login.')
    await this.sees('LOGIN')
  }

  /** Call this on the login page. */
  async logsIn() {
    const main = this.page.getByRole('main')
    await writes(main.getByLabel('Email Address'), this.customer.email)
    await writes(main.getByLabel('Password', { exact: true }), this.customer.password)
    await this.presses('SIGN IN')
    await this.reads('Login successful!')
    // The login redirects by itself, which would replace a page opened in the meantime.
    await expect(this.page).not.toHaveURL(/\/login$/)
  }

  /** Registers through the api instead of the form, and logs in. */
  async becomesACustomer() {
    const { firstName: firstname, lastName: lastname, phone: mobilenumber, email, password } = this.customer
    const account = { firstname, lastname, mobilenumber, email, password }
    await this.opens('/login')
    const earlier = openBrowser(await this.page.evaluate(() => location.origin))
    await earlier.get('/api/session')
    await earlier.post(201, '/api/customers/register', account)
    await this.logsIn()
  }

  async goesToCheckout() {
    await this.opens('/cart')
    await this.follows('CHECK OUT')
    await this.sees('CHECKOUT')
  }

  async writesAnAddress() {
    const form = this.page.getByRole('form', { name: 'New address' })
    await writes(form.getByLabel('First name'), 'Asha')
    await writes(form.getByLabel('Last name'), 'Rao')
    await writes(form.getByLabel('Phone number'), '9845012345')
    await writes(form.getByLabel('Address 1'), '24, 4th Cross')
    await writes(form.getByLabel('City'), 'Bengaluru')
    await writes(form.getByLabel('State'), 'Karnataka')
    await writes(form.getByLabel('Pincode'), '560011')
    await form.getByLabel('Country').selectOption('India')
  }

  async savesAnAddress() {
    await this.writesAnAddress()
    await this.presses('SAVE ADDRESS')
    await this.reads('Shipping address saved successfully!')
    await expect(this.page.getByRole('button', { name: /^Asha Rao/, pressed: true })).toBeVisible()
  }

  async confirmsTheOrder() {
    await this.presses('PAY NOW')
    await this.page
      .getByRole('dialog', { name: 'Confirm Your Order' })
      .getByRole('button', { name: 'Confirm and Pay' })
      .click()
  }

  /** Call this on the gateway's page. */
  async pays({ upi }: { upi: string }) {
    await writes(this.page.getByLabel('UPI ID'), upi)
    await this.page.getByRole('button', { name: 'PAY', exact: true }).click()
  }

  /** @returns the account's orders, as the rows of their invoices */
  async looksUpOrders() {
    await this.opens('/account')
    await this.page.getByRole('tab', { name: 'Order Details' }).click()
    return this.page.getByRole('button', { name: /ORDER INVOICE #/ })
  }

  /** The CART link in the bar, with the number of items. */
  get cartLink() {
    return this.page.getByRole('banner').getByRole('link', { name: /cart/i })
  }

  /** Calls the api with this browser's cookies. */
  async asksTheApi(path: string) {
    return this.page.request.get(path)
  }
}
