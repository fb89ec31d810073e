/** The job that suggests railway stations with their suburbs; enqueue it when suburbs or boundaries have changed. */
export const placeStationsJob = 'place-stations';
