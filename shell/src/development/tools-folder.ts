import { addSheet } from './add-sheet'
import sheet from './tools.sheet.css'

/** A place for a tool at the foot of the screen, beside the other tools or above them: none covers another. */
export function addToolsPlace(): HTMLElement {
  const place = document.createElement('div')
  const tools = document.querySelector('.tools') ?? addTools()
  tools.append(place)
  return place
}

function addTools(): HTMLElement {
  addSheet(sheet)
  const tools = document.createElement('div')
  tools.className = 'tools'
  document.body.append(tools)
  return tools
}
