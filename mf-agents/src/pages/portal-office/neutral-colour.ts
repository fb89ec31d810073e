/** What an office without a colour is shown with. */
export const neutralColour = '#3d4a47';
