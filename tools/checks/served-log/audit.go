// Audits a log that is served as static files with the packages of Go's checksum database, and no code of ours:
// signature of the checkpoint, every tile, and every entry beneath its leaf hash.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func get(url string) ([]byte, error) {
	response, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != 200 {
		return nil, fmt.Errorf("%s: %s", url, response.Status)
	}
	return io.ReadAll(response.Body)
}

type reader struct{ base string }

func (r reader) Height() int                     { return height }
func (r reader) SaveTiles([]tlog.Tile, [][]byte) {}
func (r reader) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range tiles {
		data, err := fetch(r.base, tile)
		if err != nil {
			return nil, err
		}
		if len(data) < tile.W*tlog.HashSize {
			return nil, fmt.Errorf("%s is too short", tile.Path())
		}
		all = append(all, data[:tile.W*tlog.HashSize])
	}
	return all, nil
}

// The paths of C2SP tlog-tiles leave out the height, and call the data entries. A partial tile may have become a full one.
func fetch(base string, tile tlog.Tile) ([]byte, error) {
	path := func(t tlog.Tile) string {
		p := strings.Replace(t.Path(), fmt.Sprintf("tile/%d/", height), "tile/", 1)
		return base + "/" + strings.Replace(p, "tile/data/", "tile/entries/", 1)
	}
	data, err := get(path(tile))
	if err != nil && tile.W < 1<<height {
		tile.W = 1 << height
		return get(path(tile))
	}
	return data, err
}

func main() {
	base := os.Args[1]
	verifier, err := note.NewVerifier(os.Args[2])
	check(err)
	text, err := get(base + "/checkpoint")
	check(err)
	signed, err := note.Open(text, note.VerifierList(verifier))
	check(err)
	lines := strings.Split(signed.Text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	root, err := base64.StdEncoding.DecodeString(lines[2])
	check(err)
	tree := tlog.Tree{N: size}
	copy(tree.Hash[:], root)
	hashes := tlog.TileHashReader(tree, reader{base})
	for first := int64(0); first < size; first += 1 << height {
		width := size - first
		if width > 1<<height {
			width = 1 << height
		}
		entries, err := fetch(base, tlog.Tile{H: height, L: -1, N: first >> height, W: int(width)})
		check(err)
		indexes := make([]int64, width)
		for i := range indexes {
			indexes[i] = tlog.StoredHashIndex(0, first+int64(i))
		}
		proven, err := hashes.ReadHashes(indexes)
		check(err)
		for i, hash := range proven {
			if len(entries) < 2 || len(entries) < 2+int(binary.BigEndian.Uint16(entries)) {
				check(fmt.Errorf("entry %d is cut", first+int64(i)))
			}
			length := 2 + int(binary.BigEndian.Uint16(entries))
			if tlog.RecordHash(entries[2:length]) != hash {
				check(fmt.Errorf("entry %d is not what the tree has", first+int64(i)))
			}
			entries = entries[length:]
		}
	}
	fmt.Printf("%d entries of %s\n", size, lines[0])
}
