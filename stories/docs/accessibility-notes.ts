/** How a component works with a keyboard and with a screen reader. */
type Note = {
  component: string;
  /** Key and effect, in the order of use. */
  keys: readonly (readonly [key: string, effect: string])[];
  announces: string;
};

export const notes: readonly Note[] = [
  {
    component: 'Link, ButtonLink',
    keys: [['Enter', 'Follows the link']],
    announces: 'Its text, and “opens in a new tab” if it does.',
  },
  {
    component: 'Button',
    keys: [['Enter, Space', 'Presses it']],
    announces: 'Its text. While busy, it is “unavailable” and keeps focus.',
  },
  {
    component: 'Disclosure',
    keys: [['Enter, Space', 'Opens or closes']],
    announces: '“expanded” or “collapsed.” Find-in-page finds closed text and opens it.',
  },
  {
    component: 'Accordion',
    keys: [
      ['Enter, Space', 'Opens the question, or closes the open one'],
      ['Down, Up', 'Next or previous question'],
      ['Home, End', 'First or last question'],
    ],
    announces: 'The question as a heading with “expanded” or “collapsed.”',
  },
  {
    component: 'DropdownMenu',
    keys: [
      ['Enter, Space, Down', 'Opens it on the first item'],
      ['Down, Up, Home, End', 'Moves between items'],
      ['Esc', 'Closes it and returns focus to its button'],
    ],
    announces:
      'A menu with the number of its items. Before its script has loaded, “expanded” or “collapsed,” and a list of links.',
  },
  {
    component: 'Carousel',
    keys: [
      ['Left, Right', 'Previous or next slide'],
      ['Tab', 'Moves to play or pause, previous, next, then into the visible slides'],
    ],
    announces:
      '“1 of 4” for each slide, and “Slides 2 to 4 of 6” after a button is pressed. Nothing while it advances by itself. Once the script runs, slides out of view are inert.',
  },
  {
    component: 'TextField, TextArea, Select',
    keys: [['Tab', 'Moves on; nothing is checked before the form is sent']],
    announces:
      'The label, “required,” and the hint. After sending, also the error below the field.',
  },
  {
    component: 'FileField',
    keys: [
      ['Enter, Space', 'Opens the file dialog'],
      ['Tab', 'Moves to the remove button of each chosen file'],
    ],
    announces: 'What was added or removed, and how many files there are.',
  },
  {
    component: 'Header',
    keys: [
      ['Enter, Space', 'Opens a menu and closes any other'],
      ['Tab', 'Moves through its links; leaving the menu closes it'],
      ['Esc', 'Closes it and returns focus to its button'],
    ],
    announces: '“expanded” or “collapsed,” and which link is the current page.',
  },
  {
    component: 'FlipCards',
    keys: [
      ['Tab', 'Turns the card over; leaving it turns it back'],
      ['Esc', 'Turns it back'],
    ],
    announces:
      'Title and text of both sides, no matter which one is visible. There is nothing to press.',
  },
  {
    component: 'Form',
    keys: [['Enter', 'Sends the form, from any single-line field']],
    announces:
      'A single wrong field takes focus and its error is read. If there are several, a list above the form counts them and takes focus. The document’s title mentions errors until they are corrected. The form also announces that it is sending, thanks, and that later changes were not sent.',
  },
  {
    component: 'JobWidget',
    keys: [['Tab', 'Moves through the jobs, then the other ways to apply']],
    announces: 'That it is loading, or that it failed, as it happens.',
  },
];
