<?php
// A dynamic block for each widget, and for each slot that an author fills.

defined( 'ABSPATH' ) || exit;

add_filter(
	'block_categories_all',
	function ( $categories ) {
		return array_merge( $categories, array( array( 'slug' => 'vetrina', 'title' => vetrina_words( 'category' ) ) ) );
	}
);

// WordPress before 6.3 does not support version 3 of the block API.
add_filter(
	'block_type_metadata',
	function ( $metadata ) {
		if ( isset( $metadata['name'] ) && 0 === strpos( $metadata['name'], 'vetrina/' ) && ! vetrina_is_current_wordpress() ) {
			$metadata['apiVersion'] = 2;
		}
		return $metadata;
	}
);

/** Registers a block from its block.json, with its texts in the user's language. */
function vetrina_register_block( $block, $title, $description, $render ) {
	$folder = dirname( VETRINA_FILE ) . '/blocks/' . substr( $block, strlen( 'vetrina/' ) );
	register_block_type(
		$folder,
		array(
			'title'           => vetrina_text( $title ),
			'description'     => vetrina_text( $description ),
			'render_callback' => $render,
			// Editors show blocks in an iframe, which needs the script too.
			'script_handles'  => is_admin() ? array( VETRINA_SCRIPT ) : array(),
		)
	);
}

add_action(
	'init',
	function () {
		$asset = function ( $file ) {
			return plugins_url( "assets/$file", VETRINA_FILE );
		};
		$needs = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-html-entities' );
		wp_register_script( 'vetrina-fields', $asset( 'fields.js' ), $needs, VETRINA_VERSION, true );
		wp_register_script( 'vetrina-editor', $asset( 'editor.js' ), array( 'vetrina-fields' ), VETRINA_VERSION, true );
		wp_register_style( 'vetrina-editor', $asset( 'editor.css' ), array(), VETRINA_VERSION );
		foreach ( vetrina_widgets() as $widget ) {
			vetrina_register_block(
				$widget['block'],
				$widget['title'],
				$widget['summary'],
				function ( $values, $children ) use ( $widget ) {
					return vetrina_element( $widget, $values, $children, get_block_wrapper_attributes() );
				}
			);
			foreach ( $widget['children'] as $child ) {
				vetrina_register_block(
					$child['block'],
					$child['title'],
					$child['help'],
					function ( $values, $content ) use ( $child ) {
						return vetrina_child( $child, $values, $content );
					}
				);
			}
		}
	}
);

/** Replaces texts in both languages by those in the current one. */
function vetrina_in_one_language( $data ) {
	if ( ! is_array( $data ) ) {
		return $data;
	}
	if ( array( 'it', 'en' ) === array_keys( $data ) && is_string( $data['it'] ) ) {
		return vetrina_text( $data );
	}
	return array_map( 'vetrina_in_one_language', $data );
}

// Data for the editor's script.
add_action(
	'enqueue_block_editor_assets',
	function () {
		$data = array(
			'widgets' => array_values( vetrina_in_one_language( vetrina_widgets() ) ),
			'words'   => vetrina_in_one_language( vetrina_data( 'words' ) ),
		);
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( 'vetrina-fields', "window.vetrinaBlocks = $json;", 'before' );
	}
);
