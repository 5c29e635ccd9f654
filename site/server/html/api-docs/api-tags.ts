/** Parts of the service whose calls share one tag. */
const wholeParts: ReadonlySet<string> = new Set(['user-centre', 'desk']);

/** OpenAPI tag of a call by its path: the segment after the prefix. */
export function tagOf(path: string): string {
  const [prefix = '', resource = ''] = path.split('/').filter(Boolean);
  return wholeParts.has(prefix) ? prefix : resource;
}

const descriptions: Readonly<Record<string, string>> = {
  site: 'The site itself: its id and where its members log in.',
  category: 'The category tree, from which menus and routes are made.',
  content: 'Entries of categories: news, articles, media, and reports of what was lost or found.',
  exhibition: 'Exhibitions, their objects, and exchanges with other museums.',
  dict: 'Dictionaries, such as periods and materials.',
  exhibit: 'Objects of the collection.',
  fullSearch: 'Search over everything that is published.',
  search: 'Suggestions while a visitor types a keyword.',
  getBrowseCount: 'How often the site was visited.',
  admission: 'Timed entry: the times that can be booked, booking and cancelling.',
  activity: 'Activities: what is on, booking and cancelling.',
  docent: 'Docents’ tours: what can be booked, booking and cancelling.',
  classVisit: 'Visits of school classes: the sessions that can be booked, booking and cancelling.',
  calendar: 'What is on in the museum by day, also as calendar files to subscribe to.',
  data: 'Open data of the collection for reuse and harvesting: linked data, daily files, OAI-PMH.',
  visit: 'What is on view on a day, for planning a route.',
  volunteer: 'Volunteers: applying and withdrawing.',
  auth: 'Who is logged in, and logging out.',
  'web-fav': 'A member’s favourites.',
  'object-set': 'Sets of objects that a member keeps, and sets that are shared by a link.',
  'web-star': 'Ratings of the site.',
  receive_engine: 'A member’s points.',
  'user-centre':
    'Members: registering, logging in, renewing tokens, profile, favourites and bookings.',
  desk: 'The staff: what visitors sent, records of content, accounts of the staff, audit log and state of the service.',
};

/** Description of a tag. */
export function describeTag(name: string): string {
  const description = descriptions[name];
  if (description === undefined) throw new TypeError(`The tag ${name} has no description.`);
  return description;
}
