import { addSheet } from './add-sheet'
import sheet from './tools.sheet.css'

/** Adds an element for a developer tool at the bottom of the screen, where several tools do not overlap. */
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
