import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Footer } from './footer'
import { Header } from './header'
import './shop.css'

const CataloguePages = lazy(() => import('catalog/pages'))

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Header />
    <Suspense fallback={<main style={{ minHeight: '100vh' }}>Loading</main>}>
      <CataloguePages />
    </Suspense>
    <Footer />
  </BrowserRouter>,
)
