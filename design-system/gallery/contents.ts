import { accordionEntry } from './accordion.gallery'
import { addressCardEntry } from './address-card.gallery'
import { alertEntry } from './alert.gallery'
import { badgeEntry } from './badge.gallery'
import { breadcrumbsEntry } from './breadcrumbs.gallery'
import { buttonEntry } from './button.gallery'
import { buyStripEntry } from './buy-strip.gallery'
import { cardGridEntry } from './card-grid.gallery'
import { cardPageEntry } from './card-page.gallery'
import { carouselEntry } from './carousel.gallery'
import { certificationEntry } from './certification.gallery'
import { claimsStripEntry } from './claims-strip.gallery'
import { coloursEntry } from './colours.gallery'
import { dataTableEntry } from './data-table.gallery'
import { dialogEntry } from './dialog.gallery'
import { drawerEntry } from './drawer.gallery'
import { emptyStateEntry } from './empty-state.gallery'
import { errorStateEntry } from './error-state.gallery'
import { factsEntry } from './facts.gallery'
import { fieldEntry } from './field.gallery'
import { formEntry } from './form.gallery'
import { formGridEntry } from './form-grid.gallery'
import type { Entry } from './frame/entry'
import { iconEntry } from './icon.gallery'
import { iconButtonEntry } from './icon-button.gallery'
import { invoiceEntry } from './invoice.gallery'
import { labelFrameEntry } from './label-frame.gallery'
import { medallionEntry } from './medallion.gallery'
import { noteEntry } from './note.gallery'
import { orderTotalsEntry } from './order-totals.gallery'
import { pageHeadEntry } from './page-head.gallery'
import { passwordFieldEntry } from './password-field.gallery'
import { pictureEntry } from './picture.gallery'
import { placeholderEntry } from './placeholder.gallery'
import { placeholderCardEntry } from './placeholder-card.gallery'
import { priceEntry } from './price.gallery'
import { productCardEntry } from './product-card.gallery'
import { proseEntry } from './prose.gallery'
import { qualityStripEntry } from './quality-strip.gallery'
import { quantityStepperEntry } from './quantity-stepper.gallery'
import { sectionEntry } from './section.gallery'
import { selectEntry } from './select.gallery'
import { spaceEntry } from './space.gallery'
import { spinnerEntry } from './spinner.gallery'
import { stepsEntry } from './steps.gallery'
import { stickyBarEntry } from './sticky-bar.gallery'
import { tabsEntry } from './tabs.gallery'
import { textAreaEntry } from './text-area.gallery'
import { textLinkEntry } from './text-link.gallery'
import { tinEntry } from './tin.gallery'
import { titleEntry } from './title.gallery'
import { toastEntry } from './toast.gallery'
import { totalsEntry } from './totals.gallery'
import { typeEntry } from './type.gallery'

type Entries = Readonly<Record<string, Entry>>

/** Every entry under the name of its component, which is its address as well: `/button`. */
export const contents: Readonly<Record<string, Entries>> = {
  Foundations: {
    colours: coloursEntry,
    type: typeEntry,
    space: spaceEntry,
    icon: iconEntry,
    medallion: medallionEntry,
    tin: tinEntry,
  },
  Actions: {
    button: buttonEntry,
    'icon-button': iconButtonEntry,
    'text-link': textLinkEntry,
  },
  Forms: {
    field: fieldEntry,
    'password-field': passwordFieldEntry,
    select: selectEntry,
    'text-area': textAreaEntry,
    'form-grid': formGridEntry,
    form: formEntry,
    'quantity-stepper': quantityStepperEntry,
  },
  Products: {
    price: priceEntry,
    picture: pictureEntry,
    'product-card': productCardEntry,
    'card-grid': cardGridEntry,
    placeholder: placeholderEntry,
    'placeholder-card': placeholderCardEntry,
    carousel: carouselEntry,
    'sticky-bar': stickyBarEntry,
    'quality-strip': qualityStripEntry,
    'buy-strip': buyStripEntry,
    certification: certificationEntry,
    'claims-strip': claimsStripEntry,
  },
  Orders: {
    'data-table': dataTableEntry,
    totals: totalsEntry,
    'order-totals': orderTotalsEntry,
    'address-card': addressCardEntry,
    invoice: invoiceEntry,
  },
  Messages: {
    alert: alertEntry,
    toast: toastEntry,
    note: noteEntry,
    badge: badgeEntry,
    spinner: spinnerEntry,
    'empty-state': emptyStateEntry,
    'error-state': errorStateEntry,
  },
  'Open and closed': {
    accordion: accordionEntry,
    tabs: tabsEntry,
    dialog: dialogEntry,
    drawer: drawerEntry,
  },
  Pages: {
    'page-head': pageHeadEntry,
    title: titleEntry,
    'card-page': cardPageEntry,
    section: sectionEntry,
    'label-frame': labelFrameEntry,
    breadcrumbs: breadcrumbsEntry,
    prose: proseEntry,
    steps: stepsEntry,
    facts: factsEntry,
  },
}

export const entries: Entries = Object.assign({}, ...Object.values(contents))
