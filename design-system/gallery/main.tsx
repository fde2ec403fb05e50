import { createRoot } from 'react-dom/client'
import '../src/fonts/fallback-fonts.css'
import '../src/tokens.css'
import '../src/base.css'
import { loadWebFonts } from '../src/fonts/web-fonts'
import { Gallery } from './frame/gallery'

const root = document.getElementById('root')
loadWebFonts().then(() => root && createRoot(root).render(<Gallery path={location.pathname} />))
