/** The couriers that a new shop in India begins with. The owner corrects, adds and hides them. */
export const defaultCouriers = [
  {
    id: 'india-post',
    name: 'India Post',
    trackingAddress: 'https://www.indiapost.gov.in/_layouts/15/DOP.Portal.Tracking/TrackConsignment.aspx',
  },
  { id: 'delhivery', name: 'Delhivery', trackingAddress: 'https://www.delhivery.com/track-v2/package/{awb}' },
  { id: 'dtdc', name: 'DTDC', trackingAddress: 'https://www.dtdc.in/trace.asp?strCnno={awb}' },
  {
    id: 'blue-dart',
    name: 'Blue Dart',
    trackingAddress: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}',
  },
  { id: 'shiprocket', name: 'Shiprocket', trackingAddress: 'https://shiprocket.co/tracking/{awb}' },
  { id: 'other', name: 'Other courier', trackingAddress: '' },
].map((courier, position) => ({ ...courier, position }))
