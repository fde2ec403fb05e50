import { CartProvider } from './cart'
import { Footer } from './footer'
import { Header } from './header'
import './shop.css'

export default function RootLayout({ children }) {
  return (
    <html lang="en-IN">
      <body>
        <CartProvider>
          <div id="root">
            <Header />
            {children}
            <Footer />
          </div>
        </CartProvider>
      </body>
    </html>
  )
}
