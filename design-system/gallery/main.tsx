import { createRoot } from 'react-dom/client'
import '../src/tokens.css'
import '../src/base.css'
import { Gallery } from './frame/gallery'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery path={location.pathname} />)
