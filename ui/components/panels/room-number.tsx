/** A room's number, the same on its picture, on the plan and in the table. */
export function RoomNumber({ number }: { readonly number: number }) {
  return <span className="room-number">{number}</span>;
}
