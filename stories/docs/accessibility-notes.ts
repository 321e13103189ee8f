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
    announces: 'Its words; “opens in a new tab” where it does.',
  },
  {
    component: 'Button',
    keys: [['Enter, Space', 'Presses it']],
    announces: 'Its words; “unavailable” while busy, without losing focus.',
  },
  {
    component: 'Disclosure',
    keys: [['Enter, Space', 'Opens or closes']],
    announces: '“expanded” or “collapsed”. Closed text is found by find-in-page, which opens it.',
  },
  {
    component: 'Accordion',
    keys: [
      ['Enter, Space', 'Opens the question, or closes the open one'],
      ['Down, Up', 'Next or previous question'],
      ['Home, End', 'First or last question'],
    ],
    announces: 'The question as a heading with “expanded” or “collapsed”.',
  },
  {
    component: 'DropdownMenu',
    keys: [
      ['Enter, Space, Down', 'Opens it on the first item'],
      ['Down, Up, Home, End', 'Moves between items'],
      ['Esc', 'Closes it, focus back on its button'],
    ],
    announces:
      'A menu with the number of its items. Until its script has come, “expanded” or “collapsed”, and a list of links.',
  },
  {
    component: 'Carousel',
    keys: [
      ['Left, Right', 'Previous or next slide'],
      ['Tab', 'Play or pause, previous, next, then what is in the slides in view'],
    ],
    announces:
      '“1 of 4” for each slide, and “Slides 2 to 4 of 6” after a press. Nothing while it advances by itself. Slides out of view are inert, once the script runs.',
  },
  {
    component: 'TextField, TextArea, Select',
    keys: [['Tab', 'Moves on; nothing is judged before the form is sent']],
    announces: 'Label, “required”, hint, and after sending the error beneath the field.',
  },
  {
    component: 'FileField',
    keys: [
      ['Enter, Space', 'Opens the file dialog'],
      ['Tab', 'To the remove button of each chosen file'],
    ],
    announces: 'What was added or removed, and how many files there are.',
  },
  {
    component: 'Header',
    keys: [
      ['Enter, Space', 'Opens a menu; one at a time'],
      ['Tab', 'Through its links; leaving it closes it'],
      ['Esc', 'Closes it, focus back on its button'],
    ],
    announces: '“expanded” or “collapsed”; the current page as such.',
  },
  {
    component: 'FlipCards',
    keys: [
      ['Tab', 'Turns the card over; leaving it turns it back'],
      ['Esc', 'Turns it back'],
    ],
    announces: 'Title and text of both sides, whichever is up. There is nothing to press.',
  },
  {
    component: 'Form',
    keys: [['Enter', 'Sends, from any line of text']],
    announces:
      'A single wrong field takes focus and says its error. Several are counted and listed above, and the list takes focus. The document’s title says so until they are corrected. Sending, thanks, and that later changes were not sent are read out.',
  },
  {
    component: 'JobWidget',
    keys: [['Tab', 'Through the jobs, then the plain ways to apply']],
    announces: 'Loading and failed: each as it happens.',
  },
];
